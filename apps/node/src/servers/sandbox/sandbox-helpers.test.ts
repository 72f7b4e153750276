import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { serverUids } from '@zubr/process/server-users'
import { expect, test } from 'vitest'
import { makeServerFolder, serverFolder, serverFolders } from '../folder/server-folder.ts'
import { runtimesForTests } from '../testing/runtimes.ts'
import { dataDirForTest } from '../testing/servers.ts'
import { engineFolder, findPrograms } from './container-engine.ts'
import { nodeCgroup } from './node-cgroup.ts'
import { SandboxHelpers } from './sandbox-helpers.ts'

const id = '00000000-0000-4000-8000-000000000001'

test.runIf(runtimesForTests.includes('sandbox'))(
  'helper: one that was started but failed leaves no container',
  async () => {
    const dataDir = await dataDirForTest()
    const programs = findPrograms(dataDir)
    if ('lacking' in programs) throw new Error(`there is no ${programs.lacking}`)
    // After it has started a container, this runtime reports no pid.
    const runtime = join(dataDir, 'programs', basename(programs.runtime))
    await mkdir(join(dataDir, 'programs'))
    await writeFile(
      runtime,
      `#!/bin/sh
${programs.runtime} "$@"
status=$?
[ "$3" != start ] || rm "\${2%/*}"/bundles/*/pid
exit $status
`,
    )
    await chmod(runtime, 0o755)
    await serverFolders(dataDir)
    const folder = serverFolder(dataDir, id)
    await makeServerFolder(folder)
    await mkdir(folder.data)
    await chown(folder.data, serverUids.narrow.first, serverUids.narrow.first)
    const disks = {
      mount: async () => undefined,
      open: async () => undefined,
      grow: async () => undefined,
      usage: async () => undefined,
    }
    const deps = { dataDir, programs: { ...programs, runtime }, disks }
    const helpers = await SandboxHelpers.open(deps, nodeCgroup(dataDir))
    const place = { id, folder: folder.path, data: folder.data }
    await expect(helpers.start(place, 64)).rejects.toThrow('ENOENT')
    const top = join(engineFolder(dataDir), 'helpers')
    expect(await readdir(join(top, `state-${basename(runtime)}`))).toEqual([])
    expect(await readdir(join(top, 'bundles'))).toEqual([])
    await helpers.close()
  },
)
