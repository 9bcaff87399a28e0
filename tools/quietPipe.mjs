/** Ends the tool without a word when nobody reads its output any more (`npm run simulate … | head -1`). */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', error => {
    if (error.code !== 'EPIPE') throw error
    // A tool that cleans up on SIGTERM does so here too.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit()
  })
