import type { Known } from '../../edge.ts'
import type { Counts } from '../report-counts.ts'
import type { FromSuccessor, ToSuccessor } from './successor-messages.ts'

/** The edge that started this one to follow it. */
export type Predecessor = Awaited<ReturnType<typeof takeOver>>

/** Takes the listening sockets from the edge before. Rejects if that ends meanwhile. */
export async function takeOver() {
  const listeners = new Map<number, object>()
  let hear: (counts: Counts | undefined) => void = () => undefined
  let learn: (known: Known) => void = () => undefined
  /** Resolves once it is on its way, or cannot be. */
  const tell = (message: FromSuccessor) =>
    new Promise<void>((resolve) => {
      if (!process.connected || !process.send) return resolve()
      process.send(message, () => resolve())
    })
  await new Promise<void>((resolve, reject) => {
    const gone = () => reject(new Error('the edge before this one has ended meanwhile'))
    process.once('disconnect', gone)
    process.on('message', (said: ToSuccessor, handle: object | undefined) => {
      if (said.is === 'listener' && handle) listeners.set(said.port, handle)
      if (said.is === 'known') learn(said.known)
      if (said.is === 'counts') hear(said.counts)
      if (said.is !== 'all') return
      process.off('disconnect', gone)
      resolve()
    })
    void tell({ is: 'hello', pid: process.pid })
  })
  process.once('disconnect', () => hear(undefined))
  return {
    listeners,
    ready: () => tell({ is: 'ready' }),
    ends: () => tell({ is: 'ends' }),
    /** Hears what the other counts until it ends, undefined then; and once what it has known. */
    hear(now: { counts: typeof hear; known: typeof learn }): void {
      hear = now.counts
      learn = now.known
    },
  }
}
