import { type ApplicationField, applicationFields } from '@zubr/contracts/partners'
import { maxMessageLength } from '../http/webhook.ts'

/** The texts of the form's fields. */
export type Texts = Record<ApplicationField, string>

/**
 * Data of a `relay-application` job. A job for an application that is delivered or parked does
 * nothing.
 */
export type RelayJob = { id: string }

const labels: Record<ApplicationField, string> = {
  name: 'Name',
  age: 'Age',
  contacts: 'Contacts',
  media: 'Media platforms',
  offer: 'Offers',
  wants: 'Wants',
}

/**
 * An application as the team reads it. The same row always gives the same text, since an
 * interrupted relay continues after the last accepted part. `application show` takes the id.
 */
export function applicationMessage({ id, ...texts }: Texts & { id: string }): string {
  const lines = applicationFields.map((field) =>
    `**${labels[field]}:** ${asPlainText(texts[field])}`.trimEnd(),
  )
  return [`**New partnership application** \`${id}\``, ...lines].join('\n')
}

/**
 * Escapes a visitor's text so that Discord shows it as typed, without Markdown, links, emoji or
 * mentions. White space is collapsed, since Discord refuses blank messages.
 */
export function asPlainText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // Control characters and bidirectional overrides.
      .replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .replace(/[\\*_~`|>#\-+[\]()<@:]/g, '\\$&')
      .replace(/^(\d+)\./gm, '$1\\.')
      // Backslashes do not stop these two mentions; a zero-width space does.
      .replace(/@(?=everyone|here)/gi, '@\u200b')
  )
}

/**
 * Splits a message into parts of at most `maxMessageLength` characters that join to it. Splits at
 * line ends; a longer line anywhere except within a character or an escape. No part is blank.
 */
export function partsOf(message: string): string[] {
  const parts: string[] = []
  let part = ''
  const add = (piece: string) => {
    if (part.length + piece.length > maxMessageLength) {
      parts.push(part)
      part = ''
    }
    part += piece
  }
  // Line ends stay with the line before them, so that no part is blank.
  for (const line of message.match(/[^\n]+\n*/g) ?? []) {
    if (line.length <= maxMessageLength) add(line)
    else for (const character of line.match(/\\?[^\n]\n*/gu) ?? []) add(character)
  }
  return part === '' ? parts : [...parts, part]
}
