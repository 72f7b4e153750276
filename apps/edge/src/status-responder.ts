import { starting } from './decide.ts'
import type { EdgeContext } from './edge-context.ts'
import type { End, Listener } from './sockets/pooled-socket.ts'
import {
  disconnectAnswer,
  legacyAnswer,
  legacyDisconnectAnswer,
  pongAnswer,
  statusAnswer,
} from './wire/answer-packets.ts'
import type { FirstPacket } from './wire/first-packet.ts'
import { readLoginStart, readStatusPacket } from './wire/login-and-status.ts'
import type { ServerAvailability } from './wire/server-availability.ts'

/** More than a client says to whom the edge answers by itself. */
const maxBytes = 4_096
/** The API is asked whether a player may start a server. */
const askMs = 10_000

/** Somebody to whom the edge answers by itself: an entry in the server list, or words at joining. Then the connection ends. */
export class StatusResponder implements Listener {
  private readonly of: {
    house: EdgeContext
    player: End
    first: FirstPacket
    server: string | undefined
    matter: ServerAvailability
    onOver: () => void
    /** Whether the API may be asked to start the server for this player: once for a connection. */
    mayAsk: boolean
    /** A server starts for this player, who has said `rest` since the first packet. True: they wait for it, and read nothing here. */
    onStarts(rest: Buffer, starts: ServerAvailability): boolean
  }
  private bytes: Buffer
  private heard = 0
  private timer: NodeJS.Timeout
  private isDone = false
  private asks = false
  private hasStatus = false

  constructor(of: StatusResponder['of'] & { rest: Buffer }) {
    this.of = of
    this.bytes = of.rest
    this.timer = setTimeout(() => of.player.socket.destroy(), of.house.sizes.firstPacketMs)
    this.step()
  }

  hear(bytes: Buffer): boolean {
    this.heard += bytes.length
    if (this.heard > maxBytes) this.of.player.socket.resetAndDestroy()
    // What comes after the last word is read, as a connection that ends with something unread loses that word on its way.
    else if (!this.isDone) {
      this.bytes = Buffer.concat([this.bytes, bytes])
      this.step()
    }
    return true
  }

  ended(): void {
    this.of.player.socket.end()
  }

  closed(): void {
    clearTimeout(this.timer)
    this.of.onOver()
  }

  private step() {
    const { first } = this.of
    if (first.is === 'legacy_ping') this.last(legacyAnswer(first, this.said()))
    else if (first.is === 'legacy_login') this.login(first.player)
    else if (first.intent === 'status') this.status(first.protocol)
    else {
      const packet = readLoginStart(this.bytes)
      if (packet === 'malformed') this.of.player.socket.destroy()
      else if (packet !== 'more') this.login(packet.player)
    }
  }

  private said(matter = this.of.matter) {
    const { house, server, first } = this.of
    const route = server === undefined ? undefined : house.knowledge.routeById(server)
    const local = server === undefined ? undefined : house.knowledge.local(server)
    return {
      matter,
      name: route?.names[0] ?? first.name ?? '',
      motd: local?.motd,
      language: route?.language ?? 'en',
      maxPlayers: local?.maxPlayers ?? null,
    }
  }

  private status(protocol: number) {
    for (;;) {
      const packet = readStatusPacket(this.bytes)
      if (packet === 'more') return
      if (packet === 'malformed') return void this.of.player.socket.destroy()
      this.bytes = this.bytes.subarray(packet.length)
      if (packet.is === 'ping') return this.last(pongAnswer(packet.sent))
      // One entry is enough for everybody.
      if (this.hasStatus) return void this.of.player.socket.destroy()
      this.hasStatus = true
      const { house, server, player } = this.of
      house.tally.answeredOne()
      const icon = server === undefined ? undefined : house.knowledge.icon(server)
      player.socket.write(statusAnswer({ ...this.said(), protocol, icon }))
    }
  }

  private login(player: string) {
    if (this.asks) return
    const { house, server, first, matter } = this.of
    if (matter.is !== 'may_start' || server === undefined || !this.of.mayAsk) return this.sendAway()
    const starters = house.knowledge.routeById(server)?.starters ?? []
    const isLogin = first.is === 'legacy_login' || (first.is === 'handshake' && first.intent === 'login')
    if (!isLogin || !starters.includes(player.toLowerCase()))
      return this.sendAway({ ...matter, is: 'stopped' })
    this.asks = true
    this.timer.refresh()
    void this.start(server, player)
  }

  private sendAway(matter?: ServerAvailability) {
    const answer = this.of.first.is === 'legacy_login' ? legacyDisconnectAnswer : disconnectAnswer
    this.last(answer(this.said(matter)))
  }

  private async start(server: string, player: string): Promise<void> {
    const { house } = this.of
    clearTimeout(this.timer)
    const late = new Promise<boolean>((resolve) => {
      this.timer = setTimeout(() => resolve(false), askMs)
    })
    const asked = house.starts(server, player).catch(() => false)
    const starts = await Promise.race([asked, late])
    clearTimeout(this.timer)
    if (this.of.player.socket.destroyed) return
    const local = house.knowledge.local(server)
    const matter: ServerAvailability =
      starts && local ? starting({ ...local, startingSince: null }, house.clock.now()) : { is: 'may_start' }
    if (!this.of.onStarts(this.bytes, matter)) this.sendAway(matter)
  }

  private last(bytes: Buffer): void {
    const { house, player } = this.of
    if (!this.hasStatus) house.tally.answeredOne()
    this.isDone = true
    this.bytes = Buffer.alloc(0)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => player.socket.destroy(), house.sizes.firstPacketMs)
    player.socket.end(bytes)
  }
}
