import type { Place } from '../../runtime/runtime.ts'
import type { ServerContext } from '../server-context.ts'
import { deleteServerFolder } from './server-folder.ts'

/**
 * Deletes a server permanently. `mayRun`: nobody has checked yet what a former agent left running.
 */
export async function removeServer(
  place: Place,
  mayRun: boolean,
  { dataDir, runtime, ports }: Pick<ServerContext, 'dataDir' | 'runtime' | 'ports'>,
): Promise<void> {
  const left = mayRun ? await runtime.attach(place) : undefined
  left?.kill()
  await left?.exited
  await runtime.discard?.(place)
  await deleteServerFolder(dataDir, place.id)
  await runtime.remove(place)
  ports.release(place.id)
}
