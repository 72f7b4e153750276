import type { ClientsSnapshot } from '../../edge.ts'
import type { ReportCounts } from '../../limits/tally.ts'
import type { MessageFromSuccessor, MessageToSuccessor } from './successor-messages.ts'

export type PredecessorHandlers = {
  /** Undefined: the predecessor has ended. */
  onCounts(counts: ReportCounts | undefined): void
  onClients(clients: ClientsSnapshot): void
}

/** The edge that started this process as its successor. */
export class Predecessor {
  /** Handles of its listening sockets, by port. */
  readonly handles = new Map<number, object>()
  private handlers: PredecessorHandlers | undefined

  /** Resolves once all listening sockets have arrived. Rejects if the predecessor ends before. */
  async receiveListeners(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const onGone = () => reject(new Error('the edge before this one has ended meanwhile'))
      process.once('disconnect', onGone)
      process.on('message', (message: MessageToSuccessor, handle: object | undefined) => {
        this.onMessage(message, handle)
        if (message.is !== 'all') return
        process.off('disconnect', onGone)
        resolve()
      })
      void this.send({ is: 'hello', pid: process.pid })
    })
    process.once('disconnect', () => this.handlers?.onCounts(undefined))
  }

  /** Sets the receiver of later messages; earlier ones are dropped. */
  listen(handlers: PredecessorHandlers): void {
    this.handlers = handlers
  }

  /** Reports that this process accepts players. */
  sendReady(): Promise<void> {
    return this.send({ is: 'ready' })
  }

  /** Reports that a signal ends this process. */
  sendEnding(): Promise<void> {
    return this.send({ is: 'ends' })
  }

  private onMessage(message: MessageToSuccessor, handle: object | undefined): void {
    if (message.is === 'listener' && handle) this.handles.set(message.port, handle)
    if (message.is === 'known') this.handlers?.onClients(message.known)
    if (message.is === 'counts') this.handlers?.onCounts(message.counts)
  }

  /** Resolves once the message is sent, or the predecessor is gone. */
  private send(message: MessageFromSuccessor): Promise<void> {
    return new Promise((resolve) => {
      if (!process.connected || !process.send) return resolve()
      process.send(message, () => resolve())
    })
  }
}
