import { withFormerNames } from '@zubr/contracts/fields/former-names'
import { JobReport } from '@zubr/contracts/jobs/jobs'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { z } from 'zod'

/** The record of a job: that it began, and its result. */
export const JobRecord = JobReport.omit({ percent: true })
export type JobRecord = z.infer<typeof JobRecord>

/** Version 0.1 wrote `wasRestless`. */
const StoredJobRecord = JobRecord.extend({
  backup: withFormerNames({ wasRestless: 'hadChangingFiles' }, JobRecord.shape.backup.unwrap()).optional(),
})

/**
 * Results are kept for longer than the API lists the jobs, so that a late desired state repeats
 * none.
 */
const maxResults = 200

export type Journal = Awaited<ReturnType<typeof openJournal>>

/** Records on disk which jobs of a server were begun, before anything of them happens. */
export async function openJournal(file: string | null) {
  const records = new Map<string, JobRecord>()
  const stored = file === null ? undefined : await readJsonFile(file, z.array(StoredJobRecord))
  for (const record of stored ?? []) records.set(record.id, record)

  return {
    of: (id: string): JobRecord | undefined => records.get(id),
    all: (): JobRecord[] => [...records.values()],
    /** Rejects if it could not be written. It stays in memory in any case. */
    async put(record: JobRecord): Promise<void> {
      records.delete(record.id)
      records.set(record.id, record)
      const ended = [...records.values()].filter(({ state }) => state !== 'working')
      for (const { id } of ended.slice(0, -maxResults)) records.delete(id)
      if (file !== null) await writeAtomically(file, JSON.stringify([...records.values()]))
    },
  }
}
