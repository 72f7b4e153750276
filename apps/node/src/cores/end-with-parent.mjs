/* Loaded ahead of a program: ends it when its input does, which is when whoever started it has ended, by SIGKILL too. */
process.stdin
  .on('close', () => process.kill(process.pid, 'SIGKILL'))
  .resume()
  .unref()
