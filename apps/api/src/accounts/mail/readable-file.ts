/**
 * Rewrites a message to 8bit, so that its file is readable in an editor. nodemailer encodes text
 * outside ASCII as base64 or quoted-printable. Source: RFC 2045, section 6.2 ("8bit").
 */
export function toReadableMessage(message: Buffer): Buffer {
  const text = message.toString('utf8')
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return message
  const [head, body] = [text.slice(0, end), text.slice(end + 4)]
  const encoding = /^content-transfer-encoding:\s*(base64|quoted-printable)\s*$/im
    .exec(head)?.[1]
    ?.toLowerCase()
  // Each part of a multipart message has its own encoding. Our messages have one part.
  if (!encoding || /^content-type:\s*multipart/im.test(head)) return message
  const plain =
    encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : fromQuotedPrintable(body)
  const newHead = head.replace(/^(content-transfer-encoding:\s*)(?:base64|quoted-printable)/im, '$18bit')
  return Buffer.from(`${newHead}\r\n\r\n${plain}`, 'utf8')
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
