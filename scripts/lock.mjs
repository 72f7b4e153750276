import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// A folder can be made once: whoever makes it holds the lock. It names its holder, so that one which was killed
// does not keep the others waiting for ever.

/**
 * Runs `work` while no other process does the same under this folder's name.
 * @param {string} dir
 * @param {() => void} onWait told once, when another process holds the lock
 * @param {() => Promise<void>} work
 */
export async function withLock(dir, onWait, work) {
  mkdirSync(dirname(dir), { recursive: true })
  for (let told = false; !take(dir); await new Promise((resolve) => setTimeout(resolve, 200))) {
    if (isStale(dir)) release(dir)
    else if (!told) {
      told = true
      onWait()
    }
  }
  const leave = () => release(dir)
  process.once('exit', leave)
  try {
    await work()
  } finally {
    process.off('exit', leave)
    release(dir)
  }
}

/** @param {string} dir */
function take(dir) {
  try {
    mkdirSync(dir)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(dir, 'pid'), String(process.pid))
  return true
}

/** @param {string} dir */
function isStale(dir) {
  try {
    const age = Date.now() - statSync(dir).mtimeMs
    const pid = existsSync(join(dir, 'pid')) ? Number(readFileSync(join(dir, 'pid'), 'utf8')) : 0
    // No name in it: its maker is about to write one, or was killed just then. Our own: left by a namesake.
    return pid === 0 ? age > 5000 : pid === process.pid || !isAlive(pid)
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** @param {string} dir */
function release(dir) {
  // Renamed first: of several that clear the same stale lock, one succeeds.
  const aside = `${dir}.${process.pid}`
  try {
    renameSync(dir, aside)
  } catch {
    return
  }
  rmSync(aside, { recursive: true, force: true })
}
