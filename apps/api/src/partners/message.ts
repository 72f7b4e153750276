import { type ApplicationField, applicationFields } from '@zubr/contracts/partners'
import { maxMessageLength } from '../http/webhook.ts'

/** What somebody has written into the form. */
export type Texts = Record<ApplicationField, string>

/** Data of a `relay-application` job. One that comes when the application is done with does nothing. */
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
 * An application as the team reads it: the same for the same row, whenever it is asked for, because a relay that was cut
 * short goes on with the part after the last one accepted. The id is what `application show` takes.
 */
export function applicationMessage({ id, ...texts }: Texts & { id: string }): string {
  const lines = applicationFields.map((field) =>
    `**${labels[field]}:** ${asPlainText(texts[field])}`.trimEnd(),
  )
  return [`**New partnership application** \`${id}\``, ...lines].join('\n')
}

/**
 * A visitor's text that Discord shows as it was typed: nothing in it is Markdown, a link, an emoji or a mention. White
 * space is tidied, since Discord refuses a message that holds nothing else, and a long text is split into several.
 */
export function asPlainText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // Control characters, and those that turn the direction of the text after them.
      .replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .replace(/[\\*_~`|>#\-+[\]()<@:]/g, '\\$&')
      .replace(/^(\d+)\./gm, '$1\\.')
      // Discord looks for these two without regard to backslashes; a space of no width parts them.
      .replace(/@(?=everyone|here)/gi, '@\u200b')
  )
}

/**
 * Parts of at most `maxMessageLength` characters that make the message when joined: split at line ends, and a line that is longer
 * anywhere but within a character or between a backslash and what it escapes. No part is blank.
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
  // A line goes with the line ends after it, so that none of these is ever alone.
  for (const line of message.match(/[^\n]+\n*/g) ?? []) {
    if (line.length <= maxMessageLength) add(line)
    else for (const character of line.match(/\\?[^\n]\n*/gu) ?? []) add(character)
  }
  return part === '' ? parts : [...parts, part]
}
