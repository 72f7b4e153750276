import { JobReport } from '@zubr/contracts/jobs/jobs'
import { readKept, writeAtomically } from '@zubr/on-node/kept-file'
import { z } from 'zod'

/** What is kept of a job: that it was begun, and how it has ended. */
export const JobNote = JobReport.omit({ percent: true })
export type JobNote = z.infer<typeof JobNote>

/** Ends are kept for longer than the API asks for them: a desired state that comes late begins nothing anew. */
const endsKept = 200

export type Journal = Awaited<ReturnType<typeof openJournal>>

/** Which jobs of a server were begun here, on disk before anything of them happens. */
export async function openJournal(file: string | null) {
  const notes = new Map<string, JobNote>()
  const kept = file === null ? undefined : await readKept(file, z.array(JobNote))
  for (const note of kept ?? []) notes.set(note.id, note)

  return {
    of: (id: string): JobNote | undefined => notes.get(id),
    all: (): JobNote[] => [...notes.values()],
    /** Rejects if it could not be written; it is remembered all the same. */
    async put(note: JobNote): Promise<void> {
      notes.delete(note.id)
      notes.set(note.id, note)
      const ended = [...notes.values()].filter(({ state }) => state !== 'working')
      for (const { id } of ended.slice(0, -endsKept)) notes.delete(id)
      if (file !== null) await writeAtomically(file, JSON.stringify([...notes.values()]))
    },
  }
}
