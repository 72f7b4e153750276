/* minecraft-data is the largest dependency of the client. The Java client already has a copy. */
module.exports = require(process.env.MINECRAFT_DATA)
