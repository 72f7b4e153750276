import { serversDir } from '../folder/server-folder.ts'
import type { Runtime } from '../runtime.ts'
import { type Entrance, findEntrance, letThrough } from './entrance.ts'
import { firstServerUid } from './own-users.ts'
import { processRuntime } from './process-runtime.ts'

/** The process runtime as this machine allows it; `warn` hears why no server can be started, if none can. `dataDir` is a real path. */
export async function processRuntimeHere(
  dataDir: string,
  keepServers: boolean,
  warn: (why: string) => void,
): Promise<Runtime> {
  const servers = serversDir(dataDir)
  const keep = keepServers && process.platform === 'linux'
  const firstUid = await firstServerUid(dataDir)
  if (firstUid === null) return processRuntime({ servers, firstUid, entrance: async () => undefined, keep })
  let found: Entrance | undefined
  const entrance = async () => {
    found ??= await findEntrance(firstUid, process.execPath, servers)
    return found
  }
  await letThrough(dataDir)
  if (!(await entrance()))
    warn(
      `no game server can be started here: they are not run as root, and other users may not pass to ${process.execPath} or ${dataDir}. Start this as another user than root, move both out of closed folders, or let others pass (chmod o+x), whichever suits you`,
    )
  return processRuntime({ servers, firstUid, entrance, keep })
}
