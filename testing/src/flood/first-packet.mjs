/** The first packets of a player who joins by a name. */
export function joining(name) {
  const host = Buffer.from(name)
  const handshake = Buffer.concat([
    Buffer.from([0, 0xff, 0x05, host.length]),
    host,
    Buffer.from([0x63, 0xdd, 2]),
  ])
  const start = Buffer.concat([Buffer.from([0, 5]), Buffer.from('Steve'), Buffer.alloc(16)])
  return Buffer.concat([handshake, start].flatMap((body) => [Buffer.from([body.length]), body]))
}
