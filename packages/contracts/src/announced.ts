// Separate from the schemas, because every visitor downloads this file.

/**
 * Header of `GET /nodes_stats`: the operator's current announcement; absent if there is none. Each
 * page's overall sentence uses it, while the list keeps the shape of the specification.
 */
export const announcedHeader = 'zubr-announced'
export const announcements = ['incident', 'maintenance'] as const
export type Announcement = (typeof announcements)[number]

/** Parses the header; an unknown value gives null. */
export function readAnnounced(value: string | null): Announcement | null {
  return announcements.find((known) => known === value) ?? null
}
