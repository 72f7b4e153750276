import { installCommand, nodePackages, sandboxPackages } from '@zubr/process/sandbox-tools'
import { expect, test } from 'vitest'
import { textOf } from './testing/repository-files.ts'

test('sandbox packages: README and docs have the same list as the code', () => {
  for (const page of ['README.md', 'docs/operate/nodes.md', 'docs/sandbox.md'])
    expect(textOf(page), `${page} names what a node needs by this command`).toContain(`\`${installCommand}\``)
})

test('sandbox packages: the list contains everything that the sandbox requires on a node', () => {
  const packages = [
    'apps/node/src/servers/sandbox/network/missing-for-networks.ts',
    'apps/node/src/servers/sandbox/disk/missing-for-disks.ts',
  ].flatMap((file) => /lackingPackages\(\[([^\]]+)\]\)/.exec(textOf(file))?.[1]?.match(/[a-z0-9-]+/g) ?? [])
  expect(packages.length).toBeGreaterThan(3)
  expect(
    [...packages, 'crun', 'runc', 'conmon', 'restic'].filter(
      (name) => !nodePackages.some((own) => own === name),
    ),
  ).toEqual([])
  for (const name of nodePackages) expect(Object.keys(sandboxPackages)).toContain(name)
})
