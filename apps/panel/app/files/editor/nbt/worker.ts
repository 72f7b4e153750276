import { type NbtFault, NbtRefused } from './measure.ts'
import { type NbtFacts, type NbtPath, type NbtRow, NbtTree } from './tree.ts'

// In a worker, so that no file can block the page.

export type NbtAsk =
  | { ask: 'open'; bytes: Uint8Array }
  | { ask: 'rows'; path: NbtPath; from: number }
  | { ask: 'search'; text: string }
  | { ask: 'copy'; path: NbtPath }
export type NbtAnswers = { open: NbtFacts; rows: NbtRow[]; search: NbtRow[]; copy: string | null }
export type NbtReply = { id: number; answer: unknown } | { id: number; fault: NbtFault }

let tree: NbtTree | undefined

async function answer(request: NbtAsk): Promise<unknown> {
  if (request.ask === 'open') {
    tree = await NbtTree.open(request.bytes)
    return tree.facts
  }
  if (!tree) throw new NbtRefused('not_nbt')
  if (request.ask === 'rows') return tree.rows(request.path, request.from)
  return request.ask === 'search' ? tree.search(request.text) : tree.copy(request.path)
}

addEventListener('message', async ({ data }: MessageEvent<NbtAsk & { id: number }>) => {
  const { id } = data
  const reply: NbtReply = await answer(data).then(
    (value) => ({ id, answer: value }),
    (error: unknown) => ({ id, fault: error instanceof NbtRefused ? error.fault : 'not_nbt' }),
  )
  postMessage(reply)
})
