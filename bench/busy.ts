// Other work on the machine, for as long as whoever started it lives and lets it.
process.on('disconnect', () => process.exit())
setInterval(() => {
  const until = performance.now() + 100
  while (performance.now() < until);
}, 0)

export {}
