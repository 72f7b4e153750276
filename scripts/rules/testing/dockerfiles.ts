import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../phase.ts'
import { textOf } from './repository-files.ts'

export const dockerfiles = readdirSync(path.join(root, 'deploy')).filter((name) =>
  name.endsWith('.Dockerfile'),
)

/** Instructions of a Dockerfile, each on one line. */
export const instructionsIn = (file: string) =>
  textOf(`deploy/${file}`)
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
export const environmentIn = (file: string) =>
  Object.fromEntries(
    instructionsIn(file)
      .filter((line) => line.startsWith('ENV '))
      .flatMap((line) =>
        [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  ) as Record<string, string>
