/** What a made-up file of NBT says: texts, whole numbers, and branches. */
export type DemoNbt = { [name: string]: string | number | DemoNbt }

const bytes = (...values: number[]) => String.fromCharCode(...values)
/** Its length takes two bytes; here it has fewer letters than 128, and no other ones than English. */
const text = (value: string) => bytes(0, value.length) + value

/** As Java writes it, unpacked. All its bytes are below 128, so that it can stand as a text: figures are to be small. */
export function nbtOf(root: DemoNbt): string {
  const branch = (own: DemoNbt): string =>
    Object.entries(own)
      .map(([name, value]) => {
        if (typeof value === 'string') return bytes(8) + text(name) + text(value)
        if (typeof value === 'object') return bytes(10) + text(name) + branch(value)
        return bytes(3) + text(name) + bytes(0, 0, value >> 8, value & 127)
      })
      .join('') + bytes(0)
  return bytes(10) + text('') + branch(root)
}
