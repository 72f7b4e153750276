import type { ConsoleOut } from '@zubr/contracts/console'
import { maxUnsettled } from '@zubr/contracts/console-constants'

export type Refusal = Extract<ConsoleOut, { type: 'refused' }>['why']

/**
 * A command that was sent and whose server is not known to have it. `sending`: no answer yet. `lost`: the connection broke before the
 * answer; the next one tells. `unknown`: nobody knows any more, since the agent was started anew meanwhile. Else why it was not done.
 */
export type SentCommand = {
  readonly id: string
  readonly text: string
  readonly fate: 'sending' | 'lost' | 'unknown' | Refusal
  /** When it was sent, by `performance.now()`. */
  readonly at: number
}

const atOnceMs = 1_000

/** How long no word is needed of a command yet: it may be answered at once. */
export function quietMs({ fate, at }: SentCommand, now: number): number {
  return fate === 'sending' ? Math.max(0, at + atOnceMs - now) : 0
}

type SentCommandsListener = (list: readonly SentCommand[]) => void

/** Follows each command until it is done or its owner has read that it is not, through all of a console's connections. */
export class SentCommands {
  #list: readonly (SentCommand & { life: string })[] = []
  #told: SentCommandsListener | undefined

  /** Tells how it stands now, and of every change until another follows. */
  follow(told: SentCommandsListener | undefined): void {
    this.#told = told
    told?.(this.#list)
  }

  /** Notes a command that is being sent to the agent's present `life`; undefined while too many have no answer. */
  add(text: string, life: string): string | undefined {
    if (this.#list.filter(isOpen).length >= maxUnsettled) return undefined
    const id = crypto.randomUUID()
    this.#put([...this.#list, { id, text, fate: 'sending', at: performance.now(), life }])
    return id
  }

  taken(id: string): void {
    this.forget(id)
  }

  refused(id: string, why: Refusal): void {
    this.#each((own) => (own.id === id ? { ...own, fate: why } : own))
  }

  /** The connection is gone, and with it the answers. */
  lost(): void {
    if (this.isWaiting()) this.#each((own) => (own.fate === 'sending' ? { ...own, fate: 'lost' } : own))
  }

  /** A connection to this life of the agent: of what an earlier one was given nobody can tell. */
  met(life: string): void {
    if (this.#list.some((own) => isOpen(own) && own.life !== life))
      this.#each((own) => (isOpen(own) && own.life !== life ? { ...own, fate: 'unknown' } : own))
  }

  forget(id: string): void {
    this.#put(this.#list.filter((own) => own.id !== id))
  }

  isWaiting(): boolean {
    return this.#list.some(({ fate }) => fate === 'sending')
  }

  /** What the next connection asks about. */
  unsettled(): { life: string; ids: string[] } | undefined {
    const open = this.#list.filter(isOpen)
    const life = open.at(-1)?.life
    if (life === undefined) return undefined
    return { life, ids: open.filter((own) => own.life === life).map(({ id }) => id) }
  }

  #each(change: (own: SentCommand & { life: string }) => SentCommand & { life: string }): void {
    this.#put(this.#list.map(change))
  }

  #put(list: readonly (SentCommand & { life: string })[]): void {
    this.#list = list
    this.#told?.(list)
  }
}

const byServer = new Map<string, SentCommands>()

/** A server's commands, for as long as the page is there: who leaves the console and comes back is still told of them. */
export function commandsOf(server: string): SentCommands {
  const own = byServer.get(server) ?? new SentCommands()
  byServer.set(server, own)
  return own
}

const isOpen = ({ fate }: SentCommand) => fate === 'sending' || fate === 'lost'
