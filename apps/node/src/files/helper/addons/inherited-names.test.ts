import { expect, test } from 'vitest'
import { fabric, quilt } from './mods.ts'

test.each(['constructor', '__proto__', 'toString'])(
  'look-up: a mod for side %s counts for both sides',
  (side) => {
    const bytes = (mod: object) => Buffer.from(JSON.stringify(mod))
    expect(fabric(bytes({ schemaVersion: 1, id: 'hills', version: '1', environment: side })).side).toBe(
      'both',
    )
    const loader = { id: 'hills', version: '1', metadata: {} }
    const mod = { schema_version: 1, quilt_loader: loader, minecraft: { environment: side } }
    expect(quilt(bytes(mod)).side).toBe('both')
  },
)
