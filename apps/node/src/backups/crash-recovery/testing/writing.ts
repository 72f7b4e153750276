import { fileArgumentsHeader } from '@zubr/contracts/files/file-constants'
import { type NodeToKill, until } from './node.ts'

const pieceBytes = 2 ** 16

/** Saves as the panel's editor does. */
export const save = (node: NodeToKill, path: string, content: Buffer): Promise<Response> =>
  node.ask(
    'POST',
    'write',
    { [fileArgumentsHeader]: encodeURIComponent(JSON.stringify({ path })) },
    new Uint8Array(content),
  )

/** A tus upload during which something is killed, and that then continues as a browser does. */
export function upload(node: NodeToKill, path: string, content: Buffer, random: () => number) {
  const tus = { 'tus-resumable': '1.0.0' }
  const metadata = Object.entries({ path, ifTaken: 'replace' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  let location: string | null = null
  const begin = async () => {
    const headers = { ...tus, 'upload-length': String(content.length), 'upload-metadata': metadata }
    const answer = await node.ask('POST', 'uploads', headers)
    location = answer.headers.get('location')
    return location !== null
  }
  const patch = (offset: number, body: BodyInit) =>
    node.ask(
      'PATCH',
      location ?? '',
      { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body,
    )
  return {
    /**
     * Calls `act` once a random number of bytes is sent. No more are sent until it is done, or all
     * have arrived.
     */
    async kill(act: (over: Promise<unknown>) => Promise<number | undefined>): Promise<number | undefined> {
      await until('an upload is begun', begin)
      const after = Math.floor(random() * content.length * 1.2)
      let sent = 0
      const [reached, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const piece = content.subarray(sent, sent + pieceBytes)
          sent += piece.length
          if (sent >= after) {
            reached.resolve()
            await killed.promise
          }
          if (piece.length === 0) controller.close()
          else controller.enqueue(new Uint8Array(piece))
        },
      })
      const over = patch(0, body).catch(() => undefined)
      await Promise.race([reached.promise, over])
      const atMs = await act(over)
      killed.resolve()
      await over
      return atMs
    },
    /** Reads the offset and sends the rest. A complete upload no longer exists. */
    finish: () =>
      until('the upload goes on', async () => {
        const state = await node.ask('HEAD', location ?? '', tus).catch(() => undefined)
        if (state?.status === 404) return true
        if (!state?.ok) return false
        const offset = Number(state.headers.get('upload-offset'))
        if (offset === content.length) return true
        const answer = await patch(offset, new Uint8Array(content.subarray(offset))).catch(() => undefined)
        return answer?.ok === true
      }),
  }
}
