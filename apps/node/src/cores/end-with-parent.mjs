/*
 * Preloaded into a program: ends it when its standard input closes, which also happens when its
 * parent is killed.
 */
process.stdin
  .on('close', () => process.kill(process.pid, 'SIGKILL'))
  .resume()
  .unref()
