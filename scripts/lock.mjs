import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

// A lock is a folder, whose creation is atomic. It lists its holders' process ids, so that killed
// ones do not block others.

/**
 * Runs `work` under a lock named by this folder. `onWait` is called once if the lock is held.
 * @param {string} dir @param {() => void} onWait
 * @param {(addHolder: (pid: number) => void) => Promise<void>} work `addHolder`: a child that keeps
 * the lock if this process is killed
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
    // An empty lock: its creator is about to write, or was killed just then.
    return holders === '' ? age > 5000 : !holders.split('\n').some(isAlive)
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

/**
 * Whether the process of a line is alive. A later process with the same id does not count.
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
 * Start time of a process; empty without /proc. Source: proc(5).
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'zombie' : (fields[19] ?? '')
  } catch {
    // The process may have ended.
    return ''
  }
}

/** @param {string} dir */
function release(dir) {
  // Renamed first: of several processes that remove the same stale lock, one succeeds.
  const aside = `${dir}.${process.pid}`
  try {
    renameSync(dir, aside)
  } catch {
    // Another process has removed it.
    return
  }
  rmSync(aside, { recursive: true, force: true })
}
