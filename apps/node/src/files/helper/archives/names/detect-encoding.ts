import type { NameEncoding } from '@zubr/contracts/files/file-constants'
import { decodeName } from './name-encodings.ts'

/**
 * Letters besides a to z, and the usual encodings for names in languages with them, the likeliest
 * first.
 */
const alphabets: { letters: string; encodings: readonly NameEncoding[] }[] = [
  { letters: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', encodings: ['cp866', 'cp1251', 'cp1125'] },
  { letters: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', encodings: ['cp1125', 'cp1251'] },
  { letters: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя', encodings: ['cp866', 'cp1251'] },
  { letters: 'ąćęłńóśźż', encodings: ['cp852', 'cp1250'] },
  { letters: 'āčēģīķļņšūž', encodings: ['cp775', 'cp1257'] },
  { letters: 'ąčęėįšųūž', encodings: ['cp775', 'cp1257'] },
  { letters: 'äõöüšž', encodings: ['cp775', 'cp850', 'cp1257', 'cp1252'] },
  { letters: 'äöüß', encodings: ['cp850', 'cp437', 'cp1252'] },
  { letters: 'äöå', encodings: ['cp850', 'cp437', 'cp1252'] },
  { letters: 'áčďéěíňóřšťúůýž', encodings: ['cp852', 'cp1250'] },
  { letters: 'àâæçéèêëîïôœùûüÿñáíóúåäöøß', encodings: ['cp850', 'cp437', 'cp1252'] },
]

/** More bytes of names add nothing. */
const maxBytes = 64 * 1024

/**
 * The encoding in which names outside UTF-8 read as text of one language. If several fit, `likely`
 * wins, which follows from the owner's language in the panel.
 */
export function detectEncoding(names: Iterable<Uint8Array>, likely: NameEncoding): NameEncoding {
  const messages: Uint8Array[] = []
  let bytes = 0
  for (const name of names) {
    if (bytes > maxBytes) break
    bytes += name.length
    messages.push(name)
  }
  const all = new Set<NameEncoding>([likely, ...alphabets.flatMap(({ encodings }) => encodings)])
  let best = { encoding: likely, score: Number.NEGATIVE_INFINITY }
  for (const encoding of all) {
    const texts = messages.map((raw) => decodeName(raw, encoding))
    for (const { letters, encodings } of alphabets) {
      const rank = encodings.indexOf(encoding)
      if (rank < 0) continue
      // A likelier encoding wins if all letters fit in several.
      const bonus = encoding === likely ? 0.05 : -0.01 * rank
      const score = fitOf(texts, letters) + bonus
      if (score > best.score) best = { encoding, score }
    }
  }
  return best.encoding
}

/**
 * The share of letters besides a to z that fit an alphabet: by themselves, by their case, and by
 * their neighbours.
 */
function fitOf(texts: readonly string[], letters: string): number {
  const own = new Set(letters + letters.toUpperCase())
  const isCyrillic = letters.startsWith('а')
  let [fits, count] = [0, 0]
  for (const text of texts)
    for (const [at, letter] of [...text].entries()) {
      if (letter <= '\u007f') continue
      count += 1
      if (!own.has(letter)) continue
      const [before = '', after = ''] = [text[at - 1], text[at + 1]]
      const isUpperInWord = letter !== letter.toLowerCase() && before !== before.toUpperCase()
      // No word mixes Cyrillic and Latin letters.
      const isMixed = isCyrillic && (/[a-z]/i.test(before) || /[a-z]/i.test(after))
      fits += isMixed ? 0 : isUpperInWord ? 0.3 : 1
    }
  return count === 0 ? 0 : fits / count
}
