// Apart from the schemas: browsers check by these too.

/** Letters without a shape: Hangul fillers, the Braille blank, and marks that only join others. */
const blankLetters = /\u034f|[\u115f\u1160]|\u17b4|\u17b5|[\u180b-\u180f]|[\u2800\u3164\uffa0]/gu
/** The joiner and the selectors of an emoji belong to its picture, the joiners to some scripts' letters. */
const joinedEmoji =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu

/**
 * Whether a text holds signs that nobody sees: control characters, those that turn the direction of writing (Unicode's
 * TR36), zero-width ones and halves of characters. Blanks around it do no harm.
 */
export function hasHiddenCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(
    text.trim().replace(joinedEmoji, '').replace(blankLetters, '\u200b'),
  )
}

/** A name as it is shown: composed, without blanks around it, and with one blank where there are several. */
export const tidyName = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim()

/** Whether a text shows nothing, whatever it is made of. */
export function isBlank(text: string): boolean {
  return text.replace(blankLetters, '').replace(/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '') === ''
}
