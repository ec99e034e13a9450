// Simulates a process compromised by a file.
const answer = Buffer.from(JSON.stringify({ isAccepted: true, kind: 'exe', steps: 1 }));
const length = Buffer.alloc(4);
length.writeUInt32BE(answer.length);
process.stdout.write(Buffer.concat([length, answer]));
