import type { NameEncoding } from './entry.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const cp866 = new TextDecoder('ibm866')

// No decoder of the platform has it. From 0x80 on.
const cp437 = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ',
  'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐',
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀',
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
].join('')

/** A name as a zip has it. Many write UTF-8 without saying so; what is no UTF-8 is in the code page of the machine that packed it. */
export function decodeName(raw: Uint8Array, saysUtf8: boolean, otherwise: NameEncoding): string {
  try {
    return utf8.decode(raw)
  } catch {
    if (saysUtf8) return new TextDecoder().decode(raw)
  }
  if (otherwise === 'cp866') return cp866.decode(raw)
  return Array.from(raw, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : cp437[byte - 0x80])).join('')
}
