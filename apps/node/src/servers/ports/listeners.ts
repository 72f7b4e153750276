import { connect } from 'node:net'
import { readOrEmpty } from '../../runtime/read-or-empty.ts'

const listening = '0A'

/**
 * Whether this node's edge listens at a port: its owner is the user that listens at `edgePort`. In
 * production only the edge runs as that user. True where the kernel lists no users or `edgePort` is
 * 0.
 */
export async function isEdgeListening(port: number, edgePort: number | undefined): Promise<boolean> {
  if (edgePort === undefined) return false
  if (process.platform !== 'linux' || edgePort === 0) return true
  const all = (await Promise.all(['tcp', 'tcp6'].map(listenersIn))).flat()
  const users = (at: number) => all.filter((one) => one.port === at).map(({ uid }) => uid)
  const edges = new Set(users(edgePort))
  return users(port).some((uid) => edges.has(uid))
}

async function listenersIn(table: string): Promise<{ port: number; uid: string }[]> {
  const text = await readOrEmpty(`/proc/net/${table}`)
  return text.split('\n').flatMap((line) => {
    const [, local = '', , state, , , , uid] = line.trim().split(/\s+/)
    const port = Number.parseInt(local.split(':')[1] ?? '', 16)
    return state === listening && uid !== undefined ? [{ port, uid }] : []
  })
}

/** Whether a TCP port accepts connections, in any network namespace. */
export function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const link = connect({ host, port, timeout: 1_000 })
    const resolveAnswered = (answered: boolean) => {
      link.destroy()
      resolve(answered)
    }
    link.once('connect', () => resolveAnswered(true))
    link.once('timeout', () => resolveAnswered(false))
    link.once('error', () => resolveAnswered(false))
  })
}
