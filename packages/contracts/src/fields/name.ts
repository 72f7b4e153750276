// Separate from the schemas: browsers validate with these too.

/** Invisible letters: Hangul fillers, the Braille blank, and combining marks without a base. */
const blankLetters = /\u034f|[\u115f\u1160]|\u17b4|\u17b5|[\u180b-\u180f]|[\u2800\u3164\uffa0]/gu
/** Joiners and selectors are part of an emoji; joiners are part of letters in some scripts. */
const joinedEmoji =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu

/**
 * Whether a text has invisible characters: control, bidirectional (Unicode's TR36), zero-width,
 * lone surrogates. Surrounding whitespace is allowed.
 */
export function hasHiddenCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(
    text.trim().replace(joinedEmoji, '').replace(blankLetters, '\u200b'),
  )
}

/** A name for display: composed, trimmed, with single spaces. */
export const tidyName = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** Whether a text is invisible. */
export function isBlank(text: string): boolean {
  return text.replace(blankLetters, '').replace(/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '') === ''
}
