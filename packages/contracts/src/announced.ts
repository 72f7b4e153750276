// Apart from the schemas: every visitor downloads this.

/**
 * Header of `GET /nodes_stats`: what the operator has announced and is going on now. Absent means neither. By it every
 * page's overall sentence follows the same data, while the list keeps the shape that the specification gives it.
 */
export const announcedHeader = 'zubr-announced'
export const announcements = ['incident', 'maintenance'] as const
export type Announcement = (typeof announcements)[number]

/** Reads the header's value; what is none of ours counts as nothing. */
export function readAnnounced(value: string | null): Announcement | null {
  return announcements.find((known) => known === value) ?? null
}
