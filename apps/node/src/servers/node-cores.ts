import { join } from 'node:path'
import { bundledCores } from '../cores/bundled-cores.ts'
import { type Catalogue, catalogue } from '../cores/catalogue.ts'
import { catalogueCores } from '../cores/catalogue-cores.ts'
import type { BundledCore } from '../cores/core.ts'
import { npmOfThisMachine } from '../cores/find-npm.ts'
import { JavaInstallations } from '../cores/java/java-installations.ts'
import { CoreFileStore } from '../cores/store/core-file-store.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** The cores of this node, and what they are installed from. */
export type NodeCores = {
  coresDir: string
  store: CoreFileStore
  javas: JavaInstallations
  catalogue: Catalogue
}

export function nodeCores(options: {
  /** A real path. */
  dataDir: string
  runtime: Runtime
  userAgent: string
  /** Replaces the real cores. */
  cores?: readonly BundledCore[] | undefined
}): NodeCores {
  const { dataDir, runtime, userAgent } = options
  const coresDir = join(dataDir, 'cores')
  const store = new CoreFileStore(join(dataDir, 'core-files'))
  const javas = new JavaInstallations({ folder: join(dataDir, 'javas'), store, userAgent })
  const cores = catalogue(
    options.cores ?? bundledCores({ coresDir, npm: npmOfThisMachine() }),
    catalogueCores({
      coresDir,
      store,
      javas,
      runTask: (task, signal) => runtime.runTask(task, signal),
      userAgent,
    }),
  )
  return { coresDir, store, javas, catalogue: cores }
}
