import type { ServerArchive } from '@zubr/contracts/backups/archive'
import type { PanelMessages } from '@zubr/i18n/panel/en'

type Archive = Pick<ServerArchive, 'phase' | 'requestedAt' | 'failedAt'>

/** Whether the restore can be requested: it is neither requested nor running. */
export const canRestore = (archive: Archive | undefined): boolean =>
  archive === undefined || (archive.requestedAt === null && archive.phase !== 'restoring')

/** The note beside the button of an archived server; undefined if there is nothing to add. */
export function archiveNote(
  archive: Archive | undefined,
): Exclude<keyof PanelMessages['server']['archive'], 'text' | 'restore' | 'begun'> | undefined {
  if (!archive) return undefined
  const { phase, requestedAt, failedAt } = archive
  if (phase === 'saving' || phase === 'restoring') return phase
  if (requestedAt !== null) return phase === 'clearing' ? 'clearing' : 'waiting'
  return failedAt === null ? undefined : 'failed'
}
