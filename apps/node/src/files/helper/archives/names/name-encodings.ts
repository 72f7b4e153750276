import type { NameEncoding } from '@zubr/contracts/files/file-constants'

// Encodings without a decoder in the platform. From 0x80 on. Source: Unicode's mappings of
// Microsoft's code pages.
const tables = {
  cp437: [
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ',
    'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐',
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀',
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  ],
  cp850: [
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ',
    'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀',
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ],
  cp852: [
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č',
    'áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐',
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀',
    'ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  ],
  cp775: [
    'ĆüéāäģåćłēŖŗīŹÄÅÉæÆōöĢ¢ŚśÖÜø£Ø×¤',
    'ĀĪóŻżź”¦©®¬½¼Ł«»░▒▓│┤ĄČĘĖ╣║╗╝ĮŠ┐',
    '└┴┬├─┼ŲŪ╚╔╩╦╠═╬Žąčęėįšųūž┘┌█▄▌▐▀',
    'ÓßŌŃõÕµńĶķĻļņĒŅ’\u00ad±“¾¶§÷„°∙·¹³²■\u00a0',
  ],
  cp1125: [
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
    'абвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐',
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀',
    'рстуфхцчшщъыьэюяЁёҐґЄєІіЇї·√№¤■\u00a0',
  ],
} as const satisfies Partial<Record<NameEncoding, readonly string[]>>

const labels = {
  cp866: 'ibm866',
  cp1250: 'windows-1250',
  cp1251: 'windows-1251',
  cp1252: 'windows-1252',
  cp1257: 'windows-1257',
} as const satisfies Partial<Record<NameEncoding, string>>

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The text of UTF-8 bytes. Undefined for other bytes, which are in the code page of the machine
 * that packed them.
 */
export function decodeUtf8(raw: Uint8Array): string | undefined {
  try {
    return utf8.decode(raw)
  } catch {
    // The bytes are not UTF-8.
    return undefined
  }
}

export function decodeName(raw: Uint8Array, encoding: NameEncoding): string {
  const label = Object.hasOwn(labels, encoding) ? labels[encoding as keyof typeof labels] : undefined
  if (label !== undefined) return new TextDecoder(label).decode(raw)
  const table = tables[encoding as keyof typeof tables].join('')
  return Array.from(raw, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : table[byte - 0x80])).join('')
}
