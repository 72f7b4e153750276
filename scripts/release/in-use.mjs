import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { holderOf, isHolderAlive } from '../lock.mjs'

// A release that runs must not be removed: programs, modules and PostgreSQL are loaded from it later too.

/** @param {string} release */
const usersFile = (release) => `${release}.users`

/**
 * Records beside a release that a process runs it.
 * @param {string} release its folder
 * @param {number} pid
 */
export function markInUse(release, pid) {
  const users = livingUsers(release)
  if (users.length === 0) writeFileSync(usersFile(release), `${holderOf(pid)}\n`)
  else appendFileSync(usersFile(release), `${holderOf(pid)}\n`)
}

/**
 * Whether a process that was recorded still lives. Another process that got its number does not count.
 * @param {string} release
 */
export const isInUse = (release) => livingUsers(release).length > 0

/** @param {string} release */
function livingUsers(release) {
  const file = usersFile(release)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && isHolderAlive(line))
}

/** @param {string} release */
export function removeRelease(release) {
  rmSync(release, { recursive: true, force: true })
  rmSync(usersFile(release), { force: true })
}
