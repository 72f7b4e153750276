import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../phase.ts'
import { messageFaults } from './message-faults.ts'

test.each([
  'fix(payments): refuse refunds above the paid amount',
  'docs: index',
  'feat(api, node)!: replace the endpoint of reports',
  'refactor(on-node): name the clock\n\nThe reason.\n',
  'Revert "feat: a thing"',
])('conventional commits: accepts %j', (message) => {
  expect(messageFaults(message)).toEqual([])
})

test.each([
  ['Show the ping of nodes', /expected "<type>/],
  ['fix:no blank', /expected "<type>/],
  ['mend(site): the ping', /type "mend" is not one of/],
  ['fix(The Panel): the ping', /scope "\(The Panel\)" is not a name/],
  ['fix: the ping.', /full stop/],
  [`fix: ${'long '.repeat(30)}x`, /at most 120/],
  ['fix: the ping\nmore', /no empty line/],
])('conventional commits: refuses %j', (message, fault) => {
  expect(messageFaults(message).join()).toMatch(fault)
})

test('conventional commits: the command names each faulty commit of a branch and no other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zubr-commits-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@zubr.example', ...args], {
      cwd: folder,
    })
  const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '-m', message)
  mkdirSync(path.join(folder, 'scripts'))
  cpSync(path.join(root, 'scripts/commits'), path.join(folder, 'scripts/commits'), { recursive: true })
  cpSync(path.join(root, 'scripts/phase.ts'), path.join(folder, 'scripts/phase.ts'))
  git('init', '--quiet', '--initial-branch=main')
  commit('Before the branch')
  git('checkout', '--quiet', '-b', 'change')
  commit('feat(site): good')
  const check = () =>
    spawnSync(process.execPath, ['scripts/commits/check-commits.ts', 'main'], {
      cwd: folder,
      encoding: 'utf8',
    })
  expect(check()).toMatchObject({
    status: 0,
    stdout: '1 commits since main checked, 0 with faults.\n',
  })
  commit('Bad')
  const faulty = check()
  expect(faulty).toMatchObject({ status: 1, stdout: '2 commits since main checked, 1 with faults.\n' })
  expect(faulty.stderr).toMatch(/^[0-9a-f]+ Bad\n {2}expected/)
  expect(faulty.stderr).not.toContain('good')
})
