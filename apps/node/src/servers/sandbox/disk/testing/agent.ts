import type { Place } from '../../../../runtime/runtime.ts'
import { ServerDisks } from '../server-disks.ts'

// Opens a disk in a separate process, which a test can kill, and prints when it is done.

const { dataDir, place, diskMb, uid } = JSON.parse(process.argv[2] ?? '{}') as {
  dataDir: string
  place: Place
  diskMb: number
  uid: number
} // Written by server-disks.test.ts.
await new ServerDisks({ dataDir, warn: (line) => process.stdout.write(`${line}\n`) }).open(place, diskMb, uid)
process.stdout.write('open\n')
