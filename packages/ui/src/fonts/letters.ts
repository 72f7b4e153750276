export const fontScripts = ['latin', 'cyrillic'] as const

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
)
const punctuation = '\u00a0§©«»®°±·×–—‘’‚“”„•…‰′″€−≈≤≥'
/** Letters beyond ASCII of en, de, et, fi. */
const latin1 = 'ÄÖÜäöüßÕõÅåÉéÓó'
/** Letters of pl, lv, lt, et, and the rouble sign. */
const latinExtended = 'ĄąĆćĘęŁłŃńŚśŹźŻżĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽžĖėĮįŲų₽'
const cyrillic = `${Array.from({ length: 0x44f - 0x410 + 1 }, (_, index) => String.fromCharCode(0x410 + index)).join('')}ЁёЄєІіЇїҐґЎў№`

/** Letters to keep, in the order of the packages' files that hold them. */
export const fontLetters = {
  latin: [ascii + punctuation + latin1, latinExtended],
  cyrillic: [cyrillic],
} as const
