import type { Socket } from 'node:net'

export type ReceivedMail = { from: string; to: string[]; text: string }

/** Injected faults and delays. Each lasts until it is set again. */
export type SmtpFaults = {
  /**
   * Answers instead of accepting a command or the message (`.`), by verb: `{ RCPT: '550 5.1.1
   * unknown' }`.
   */
  answers?: Partial<Record<SmtpVerb | '.', string>>
  /** Receives the message and closes the connection instead of answering. */
  dropAfterMessage?: boolean
  /** Never answers this command. */
  silentAt?: SmtpVerb
}
export type SmtpVerb = 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'RSET' | 'NOOP' | 'VRFY' | 'QUIT'

type Hooks = {
  answerMs: number
  faults(): SmtpFaults
  onCommand(line: string): void
  onViolation(line: string): void
  onMail(mail: ReceivedMail): void
}

// Octets with their CRLF. Source: RFC 5321, 4.5.3.1.4 and 4.5.3.1.6.
const maxCommandBytes = 512
const maxTextLineBytes = 1_000

// Source: RFC 5321, 4.1.2 (Local-part, Domain) and 4.1.3 (address literals).
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const localPart = `(?:${atom}(?:\\.${atom})*|"(?:[ !#-\\[\\]-~]|\\\\[ -~])*")`
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const domain = `${label}(?:\\.${label})*`
const literal = '\\[(?:\\d{1,3}(?:\\.\\d{1,3}){3}|IPv6:[0-9A-Fa-f:.]+)\\]'
const mailbox = `${localPart}@(?:${domain}|${literal})`
const ehloLine = new RegExp(`^EHLO (?:${domain}|${literal})$`, 'i')
const mailLine = new RegExp(`^MAIL FROM:<(${mailbox})?>((?: [A-Za-z0-9][A-Za-z0-9-]*(?:=[!-<>-~]+)?)*)$`, 'i')
const rcptLine = new RegExp(`^RCPT TO:<(${mailbox})>$`, 'i')

/** One connection of the fake mail server. */
export class SmtpSession {
  readonly #socket: Socket
  readonly #hooks: Hooks
  #pending = Buffer.alloc(0)
  #greeted = false
  #mail: ReceivedMail | undefined
  #eightBit = false
  #inText = false

  constructor(socket: Socket, hooks: Hooks) {
    this.#socket = socket
    this.#hooks = hooks
    socket.on('data', (data: Buffer) => this.#read(data))
  }

  greet(): void {
    this.#answer('220 receiver.example ESMTP')
  }

  #read(data: Buffer): void {
    this.#pending = Buffer.concat([this.#pending, data])
    for (let end = this.#pending.indexOf('\n'); end >= 0; end = this.#pending.indexOf('\n')) {
      const line = this.#pending.subarray(0, end + 1)
      this.#pending = this.#pending.subarray(end + 1)
      const max = this.#inText ? maxTextLineBytes : maxCommandBytes
      const text = line.toString('utf8').replace(/\r\n$/, '')
      if (/[\r\n]/.test(text)) this.#reject('500 5.5.2 a bare CR or LF', text)
      else if (line.length > max) this.#reject('500 5.5.2 line too long', text)
      else if (this.#inText) this.#onText(text)
      else this.#onCommand(text)
    }
  }

  #onText(line: string): void {
    const mail = this.#mail
    if (!mail) return
    if (line !== '.') {
      const isSevenBit = Buffer.from(line).every((byte) => byte > 0 && byte < 0x80)
      if (!this.#eightBit && !isSevenBit) this.#reject('554 5.6.1 not seven bits', line)
      mail.text += `${line.replace(/^\./, '')}\n`
      return
    }
    this.#inText = false
    this.#mail = undefined
    const { answers, dropAfterMessage } = this.#hooks.faults()
    const refusal = answers?.['.']
    if (!refusal) this.#hooks.onMail(mail)
    if (dropAfterMessage) this.#socket.destroy()
    else setTimeout(() => this.#answer(refusal ?? '250 2.0.0 taken'), this.#hooks.answerMs)
  }

  #onCommand(line: string): void {
    this.#hooks.onCommand(line)
    const verb = line.slice(0, 4).toUpperCase() as SmtpVerb
    const { answers, silentAt } = this.#hooks.faults()
    if (verb === silentAt) return
    const answer = this.#take(verb, line, answers?.[verb])
    this.#answer(answer)
    if (verb === 'QUIT') this.#socket.end()
  }

  #take(verb: SmtpVerb, line: string, refusal: string | undefined): string {
    switch (verb) {
      case 'EHLO':
        if (!ehloLine.test(line)) return this.#misshapen(line)
        this.#greeted = true
        this.#mail = undefined
        return refusal ?? '250-receiver.example\r\n250 8BITMIME'
      case 'MAIL': {
        if (!this.#greeted || this.#mail) return this.#outOfOrder(line)
        const [found, from = '', options = ''] = mailLine.exec(line) ?? []
        if (found === undefined) return this.#misshapen(line)
        if (!/^(?: BODY=(?:7BIT|8BITMIME))?$/i.test(options))
          return this.#misshapen(line, '555 5.5.4 parameter')
        if (refusal) return refusal
        this.#eightBit = /8BITMIME/i.test(options)
        this.#mail = { from, to: [], text: '' }
        return '250 2.1.0 well'
      }
      case 'RCPT': {
        if (!this.#mail) return this.#outOfOrder(line)
        const [, to] = rcptLine.exec(line) ?? []
        if (to === undefined) return this.#misshapen(line)
        if (refusal) return refusal
        this.#mail.to.push(to)
        return '250 2.1.5 well'
      }
      case 'DATA':
        if (!this.#mail?.to.length) return this.#outOfOrder(line)
        if (!/^DATA$/i.test(line)) return this.#misshapen(line)
        if (refusal) return refusal
        this.#inText = true
        return '354 go on, and end with a dot'
      case 'RSET':
        this.#mail = undefined
        return '250 2.0.0 well'
      case 'NOOP':
        return '250 2.0.0 well'
      case 'VRFY':
        return '252 2.1.5 send it and see'
      case 'QUIT':
        return '221 2.0.0 bye'
      default:
        return this.#misshapen(line, '500 5.5.1 unknown command')
    }
  }

  #misshapen(line: string, answer = '501 5.5.4 syntax'): string {
    this.#hooks.onViolation(line)
    return answer
  }

  #outOfOrder(line: string): string {
    return this.#misshapen(line, '503 5.5.1 bad sequence of commands')
  }

  #reject(answer: string, line: string): void {
    this.#hooks.onViolation(line)
    this.#answer(answer)
    this.#socket.end()
  }

  #answer(line: string): void {
    if (this.#socket.writable) this.#socket.write(`${line}\r\n`)
  }
}
