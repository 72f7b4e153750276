import { rm } from 'node:fs/promises'
import { writeAtomically } from '@zubr/on-node/atomic-file'
import type { Clock } from '@zubr/on-node/clock'
import type { SaveCommands } from '../cores/core.ts'
import type { JobServerRun } from '../jobs/until-down.ts'

/** A core has this time to confirm that saving is off, and again that the world is saved. */
const confirmMs = 30_000
const repeatMs = 1_000
const pollMs = 200
/** For a list of files. A server could print an endless line. */
const maxListBytes = 256 * 1024
/** Servers that could not read `save-on` yet, with the timer that retries. */
const pendingResumes = new WeakMap<JobServerRun, NodeJS.Timeout>()

export type SavingPause = {
  /**
   * Bytes of each file that belong to the saved world, if the core reports them. By path in the
   * server's files.
   */
  lengths: ReadonlyMap<string, number>
  /** Resumes saving. Resolves to whether the server may have written during the pause. */
  release(): Promise<boolean>
}

/**
 * Makes a running server write its whole world and then nothing until the release. Writes the file
 * `note` before it sends the command, so that the next agent knows.
 */
export async function pauseSaving(
  runNow: () => JobServerRun | undefined,
  note: string,
  { signal, clock }: { signal: AbortSignal; clock: Clock },
): Promise<SavingPause> {
  const isOver = (run: JobServerRun) => run.exit !== undefined || runNow() !== run
  let run = runNow()
  // A server that loads its world reads no commands yet.
  while (run && !run.ready && !isOver(run) && !signal.aborted) {
    await clock.wait(pollMs, signal)
    run = runNow()
  }
  signal.throwIfAborted()
  const before = run
  if (!before) return { lengths: none, release: async () => runNow() !== undefined }
  const { saving } = before.core
  if (saving === 'no_world') return { lengths: none, release: async () => false }
  if (!saving || before.ending) return { lengths: none, release: async () => true }
  clearInterval(pendingResumes.get(before))
  await writeAtomically(note, '{}')
  const release = () => saveOn(before, saving.on, note, () => isOver(before))
  try {
    const { isQuiet, lengths } = await askToHold(before, saving, { signal, clock })
    return {
      lengths,
      async release() {
        // A server that ended meanwhile has saved at its end.
        const isRestless = !isQuiet || isOver(before) || before.ending !== null
        await release()
        return isRestless
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

const none: ReadonlyMap<string, number> = new Map()

/** The first line after a match. Undefined if it is longer than any list. */
function lineAfter(run: JobServerRun, pattern: RegExp): { line(): string | undefined; forget(): void } {
  let state: 'before' | 'next' | 'in it' | 'over' = 'before'
  let line = ''
  const forget = run.listen((text, continues) => {
    if (state === 'in it' && continues) {
      if (line.length <= maxListBytes) line += text
    } else if (state === 'in it') state = 'over'
    else if (state === 'next' && !continues) {
      state = 'in it'
      line = text
    } else if (state === 'before' && !continues && pattern.test(text)) state = 'next'
  })
  return { line: () => (line.length > maxListBytes ? undefined : line), forget }
}

async function askToHold(
  run: JobServerRun,
  {
    off,
    offPattern: offSaid,
    flush,
    savedPattern: savedSaid,
    repeatsFlush: asksAgain,
    parseLengths: lengthsSaid,
  }: SaveCommands,
  { signal, clock }: { signal: AbortSignal; clock: Clock },
): Promise<{ isQuiet: boolean; lengths: ReadonlyMap<string, number> }> {
  const isConfirmed = async (pattern: RegExp, line: string, again: boolean): Promise<boolean> => {
    const confirmed = new AbortController()
    const forget = run.listen((text, continues) => {
      if (!continues && pattern.test(text)) confirmed.abort()
    })
    try {
      const until = AbortSignal.any([signal, confirmed.signal])
      for (let left = confirmMs; left > 0 && !until.aborted && !run.exit; left -= repeatMs) {
        if (again || left === confirmMs) run.running.write(line)
        await clock.wait(repeatMs, until)
      }
      signal.throwIfAborted()
      return confirmed.signal.aborted
    } finally {
      forget()
    }
  }
  const isOff = await isConfirmed(offSaid, off, false)
  const list = lengthsSaid && lineAfter(run, savedSaid)
  try {
    const isSaved = await isConfirmed(savedSaid, flush, asksAgain === true)
    // A list too long for one line comes in parts, and none is marked as the last.
    if (list) await clock.wait(repeatMs, signal)
    signal.throwIfAborted()
    const listed = list ? list.line() : ''
    return {
      isQuiet: isSaved && isOff && listed !== undefined,
      lengths: (listed && lengthsSaid?.(listed)) || none,
    }
  } finally {
    list?.forget()
  }
}

/**
 * Resumes saving. A server with a full input gets the command once it reads again, and the note
 * stays until then.
 */
async function saveOn(run: JobServerRun, line: string, note: string, isOver: () => boolean): Promise<void> {
  const done = () => isOver() || run.running.write(line)
  if (done()) return rm(note, { force: true })
  const timer = setInterval(() => {
    if (!done()) return
    clearInterval(timer)
    // With the file left, the next agent only resumes saving again.
    void rm(note, { force: true }).catch(() => undefined)
  }, pollMs).unref()
  pendingResumes.set(run, timer)
}

/** Resumes saving after a killed agent paused it. */
export async function resumeSaving(run: JobServerRun, note: string): Promise<void> {
  const { saving } = run.core
  if (!saving || saving === 'no_world') return rm(note, { force: true })
  return saveOn(run, saving.on, note, () => run.exit !== undefined)
}
