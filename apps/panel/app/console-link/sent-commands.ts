import type { ConsoleOut } from '@zubr/contracts/console'
import { maxPendingCommands } from '@zubr/contracts/console-constants'

export type Refusal = Extract<ConsoleOut, { type: 'refused' }>['reason']

/**
 * A sent command without a confirmed outcome. `sending`: no confirmation yet.
 * `lost`: the connection broke before; the next one asks. `unknown`: the agent was restarted and
 * cannot tell.
 * Any other `outcome` is the reason of a refusal.
 */
export type SentCommand = {
  readonly id: string
  readonly text: string
  readonly outcome: 'sending' | 'lost' | 'unknown' | Refusal
  /** When it was sent, by `performance.now()`. */
  readonly at: number
}

const atOnceMs = 1_000

/** How long the list still hides the command: it may be confirmed at once. */
export function quietMs({ outcome, at }: SentCommand, now: number): number {
  return outcome === 'sending' ? Math.max(0, at + atOnceMs - now) : 0
}

type SentCommandsListener = (list: readonly SentCommand[]) => void

/**
 * Tracks each command until it is confirmed or its owner has read its outcome, across a console's
 * connections.
 */
export class SentCommands {
  #list: readonly (SentCommand & { epoch: string })[] = []
  #listener: SentCommandsListener | undefined

  /** Notifies the listener now and on every change; a later listener replaces it. */
  follow(listener: SentCommandsListener | undefined): void {
    this.#listener = listener
    listener?.(this.#list)
  }

  /**
   * Records a command for the agent's current `epoch`. Returns its id, or undefined while too many
   * are unconfirmed.
   */
  add(text: string, epoch: string): string | undefined {
    if (this.#list.filter(isOpen).length >= maxPendingCommands) return undefined
    const id = crypto.randomUUID()
    this.#put([...this.#list, { id, text, outcome: 'sending', at: performance.now(), epoch }])
    return id
  }

  confirm(id: string): void {
    this.forget(id)
  }

  refused(id: string, why: Refusal): void {
    this.#each((command) => (command.id === id ? { ...command, outcome: why } : command))
  }

  /** Marks unconfirmed commands after a lost connection. */
  lost(): void {
    if (this.isWaiting())
      this.#each((command) => (command.outcome === 'sending' ? { ...command, outcome: 'lost' } : command))
  }

  /**
   * Starts a connection to this epoch of the agent, which does not know an earlier epoch's
   * commands.
   */
  met(epoch: string): void {
    if (this.#list.some((command) => isOpen(command) && command.epoch !== epoch))
      this.#each((command) =>
        isOpen(command) && command.epoch !== epoch ? { ...command, outcome: 'unknown' } : command,
      )
  }

  forget(id: string): void {
    this.#put(this.#list.filter((command) => command.id !== id))
  }

  isWaiting(): boolean {
    return this.#list.some(({ outcome }) => outcome === 'sending')
  }

  /** The commands that the next connection asks about. */
  pending(): { epoch: string; ids: string[] } | undefined {
    const open = this.#list.filter(isOpen)
    const epoch = open.at(-1)?.epoch
    if (epoch === undefined) return undefined
    return { epoch, ids: open.filter((command) => command.epoch === epoch).map(({ id }) => id) }
  }

  #each(change: (command: SentCommand & { epoch: string }) => SentCommand & { epoch: string }): void {
    this.#put(this.#list.map(change))
  }

  #put(list: readonly (SentCommand & { epoch: string })[]): void {
    this.#list = list
    this.#listener?.(list)
  }
}

const byServer = new Map<string, SentCommands>()

/**
 * A server's commands, for as long as the page is open, so that the console still shows them after
 * a return.
 */
export function commandsOf(server: string): SentCommands {
  const commands = byServer.get(server) ?? new SentCommands()
  byServer.set(server, commands)
  return commands
}

const isOpen = ({ outcome }: SentCommand) => outcome === 'sending' || outcome === 'lost'
