import { addressKeyOf, networkOf } from '@zubr/process/network'

/** See docs/decisions/0069-shares-of-bounded-resources.md. */
export type ConnectionLimits = {
  /** Connections without a login: in total, and per address or /64. */
  maxUnknown: number
  maxUnknownPerAddress: number
  /** Connections with a login: in total, and per subject. */
  maxKnown: number
  maxKnownPerSubject: number
}

/** Number of addresses whose recent login is remembered. */
const maxRegulars = 5_000

type Closable = { destroy(): unknown }

/** Connections of one kind, oldest first, grouped by key. */
class Group<C> {
  readonly #members = new Map<string, Set<C>>()
  size = 0

  sizeOf = (key: string): number => this.#members.get(key)?.size ?? 0

  add(key: string, connection: C): void {
    const members = this.#members.get(key) ?? new Set()
    this.#members.set(key, members.add(connection))
    this.size += 1
  }

  remove(key: string, connection: C): void {
    const members = this.#members.get(key)
    if (!members?.delete(connection)) return
    this.size -= 1
    if (members.size === 0) this.#members.delete(key)
  }

  oldestOf = (key: string): C | undefined => this.#members.get(key)?.values().next().value

  /** The oldest connection of the key with the most connections. */
  oldestOfLargest(): C | undefined {
    let largest: Set<C> | undefined
    for (const members of this.#members.values()) if (members.size > (largest?.size ?? 0)) largest = members
    return largest?.values().next().value
  }
}

type Entry = { address: string; network: string; isRegular: boolean; subject: string | undefined }

/**
 * Shares the connections of a port. When all slots are taken, the largest network's oldest
 * connection without a login is closed. Addresses with a recent login have as many separate slots.
 */
export class ConnectionShares<C extends Closable> {
  readonly #limits: ConnectionLimits
  readonly #entries = new Map<C, Entry>()
  readonly #addresses = new Group<C>()
  readonly #networks = { strangers: new Group<C>(), regulars: new Group<C>() }
  readonly #subjects = new Group<C>()
  readonly #regulars = new Set<string>()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  /** Adds a connection. It may close another one without a login. */
  add(connection: C, ip: string): void {
    const address = addressKeyOf(ip)
    const isRegular = this.#regulars.has(address)
    const entry = { address, network: networkOf(ip) ?? 'unknown', isRegular, subject: undefined }
    if (this.#addresses.sizeOf(address) >= this.#limits.maxUnknownPerAddress)
      this.#close(this.#addresses.oldestOf(address))
    const networks = this.#networksOf(entry)
    if (networks.size >= this.#limits.maxUnknown) this.#close(networks.oldestOfLargest())
    this.#entries.set(connection, entry)
    this.#addresses.add(address, connection)
    networks.add(entry.network, connection)
  }

  /** Records a login: `subject` is the server or account that the connection counts for. */
  logIn(connection: C, subject: string): void {
    const entry = this.#entries.get(connection)
    if (!entry || entry.subject === subject) return
    this.#uncount(connection, entry)
    if (this.#subjects.sizeOf(subject) >= this.#limits.maxKnownPerSubject)
      this.#close(this.#subjects.oldestOf(subject))
    if (this.#subjects.size >= this.#limits.maxKnown) this.#close(this.#subjects.oldestOfLargest())
    entry.subject = subject
    this.#subjects.add(subject, connection)
    this.#regulars.delete(entry.address)
    this.#regulars.add(entry.address)
    if (this.#regulars.size > maxRegulars) this.#regulars.delete(this.#regulars.values().next().value ?? '')
  }

  hasLoggedIn = (connection: C): boolean => this.#entries.get(connection)?.subject !== undefined

  remove(connection: C): void {
    const entry = this.#entries.get(connection)
    if (!entry) return
    this.#entries.delete(connection)
    this.#uncount(connection, entry)
  }

  get size(): number {
    return this.#entries.size
  }

  #networksOf({ isRegular }: Entry): Group<C> {
    return isRegular ? this.#networks.regulars : this.#networks.strangers
  }

  #uncount(connection: C, entry: Entry): void {
    if (entry.subject !== undefined) {
      this.#subjects.remove(entry.subject, connection)
      return
    }
    this.#addresses.remove(entry.address, connection)
    this.#networksOf(entry).remove(entry.network, connection)
  }

  #close(connection: C | undefined): void {
    if (!connection) return
    this.remove(connection)
    connection.destroy()
  }
}
