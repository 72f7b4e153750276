import type { ServerArchive } from '@zubr/contracts/backups/archive'
import type { PanelMessages } from '@zubr/i18n/panel'

type Archive = Pick<ServerArchive, 'phase' | 'requestedAt' | 'failedAt'>

/** Whether the button makes sense: nobody has asked for the restore yet. */
export const canRestore = (archive: Archive | undefined): boolean =>
  archive === undefined || (archive.requestedAt === null && archive.phase !== 'restoring')

/** What is said beside the button of an archived server; undefined while there is nothing to add. */
export function archiveNote(
  archive: Archive | undefined,
): Exclude<keyof PanelMessages['server']['archive'], 'text' | 'restore' | 'begun'> | undefined {
  if (!archive) return undefined
  const { phase, requestedAt, failedAt } = archive
  if (phase === 'saving' || phase === 'restoring') return phase
  if (requestedAt !== null) return phase === 'clearing' ? 'clearing' : 'waiting'
  return failedAt === null ? undefined : 'failed'
}
