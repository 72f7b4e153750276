/* Loaded ahead of a program: ends it when its standard input closes, as it does when its parent has ended, even by SIGKILL. */
process.stdin
  .on('close', () => process.kill(process.pid, 'SIGKILL'))
  .resume()
  .unref()
