import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

// A folder can be made once: the command that makes it holds the lock. It names the processes that hold it, so that
// killed ones do not keep others waiting.

/**
 * Runs `work` while no other process does the same under this folder's name.
 * @param {string} dir
 * @param {() => void} onWait called once, when another process holds the lock
 * @param {(addHolder: (pid: number) => void) => Promise<void>} work A process that it starts and names by `addHolder`
 *   keeps the lock beyond the end of this one, if this one is killed.
 */
export async function withLock(dir, onWait, work) {
  mkdirSync(dirname(dir), { recursive: true })
  for (let isWaiting = false; !take(dir); await new Promise((resolve) => setTimeout(resolve, 200))) {
    if (isStale(dir)) release(dir)
    else if (!isWaiting) {
      isWaiting = true
      onWait()
    }
  }
  const leave = () => release(dir)
  process.once('exit', leave)
  try {
    await work((pid) => nameHolder(dir, pid))
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
  nameHolder(dir, process.pid)
  return true
}

/**
 * @param {string} dir
 * @param {number} pid
 */
function nameHolder(dir, pid) {
  appendFileSync(join(dir, 'pid'), `${pid} ${startOf(pid)}\n`)
}

/** @param {string} dir */
function isStale(dir) {
  try {
    const age = Date.now() - statSync(dir).mtimeMs
    const file = join(dir, 'pid')
    const holders = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
    // No name in it: its maker is about to write one, or was killed just then.
    return holders === '' ? age > 5000 : !holders.split('\n').some(isAlive)
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

/**
 * Whether the process of a line is alive. Another process with its number, as this one may be, is not.
 * @param {string} holder
 */
function isAlive(holder) {
  const [pid = 0, start = ''] = holder.split(' ')
  if (Number(pid) === process.pid || !pidExists(Number(pid))) return false
  const now = startOf(Number(pid))
  return now !== 'zombie' && (start === '' || now === start)
}

/** @param {number} pid */
function pidExists(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * When a process started, as the system counts it; empty where there is no /proc. Source: proc(5).
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'zombie' : (fields[19] ?? '')
  } catch {
    return ''
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
