import { addons } from './addons.ts'
import { archives } from './archives.ts'
import { changes } from './changes.ts'
import { handleOperations } from './handles.ts'
import { looking } from './looking.ts'
import { naming } from './naming.ts'
import { packs } from './packs.ts'
import { searching } from './searching.ts'
import { transfer } from './transfer.ts'
import { uploads } from './uploads.ts'
import { writing } from './writing.ts'

/** All operations of a helper. A new subject has a file of its own and a line here. */
export const operations = {
  ...looking,
  ...writing,
  ...naming,
  ...transfer,
  ...searching,
  ...handleOperations,
  ...archives,
  ...uploads,
  ...addons,
  ...changes,
  ...packs,
}
export type Operations = typeof operations
