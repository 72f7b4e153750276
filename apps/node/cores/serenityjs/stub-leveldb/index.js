/* Its database is built for each machine by a script, and is not needed: worlds are kept as files. */
module.exports = {}
