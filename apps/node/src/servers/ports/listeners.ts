import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'

const listening = '0A'

/**
 * Whether it is this node's edge that listens at a port of this machine: the user who also listens where the edge takes players by name,
 * and in production nobody else is that user. Where the kernel tells no users, or the edge takes any port, it is believed.
 */
export async function isEdges(port: number, edgePort: number | undefined): Promise<boolean> {
  if (edgePort === undefined) return false
  if (process.platform !== 'linux' || edgePort === 0) return true
  const all = (await Promise.all(['tcp', 'tcp6'].map(listenersIn))).flat()
  const users = (at: number) => all.filter((one) => one.port === at).map(({ uid }) => uid)
  const edges = new Set(users(edgePort))
  return users(port).some((uid) => edges.has(uid))
}

async function listenersIn(table: string): Promise<{ port: number; uid: string }[]> {
  const text = await readFile(`/proc/net/${table}`, 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [, local = '', , state, , , , uid] = line.trim().split(/\s+/)
    const port = Number.parseInt(local.split(':')[1] ?? '', 16)
    return state === listening && uid !== undefined ? [{ port, uid }] : []
  })
}

/** Whether somebody takes connections there, in whatever network they are in. */
export function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const link = connect({ host, port, timeout: 1_000 })
    const tell = (answered: boolean) => {
      link.destroy()
      resolve(answered)
    }
    link.once('connect', () => tell(true))
    link.once('timeout', () => tell(false))
    link.once('error', () => tell(false))
  })
}
