// A bot for any game of Deska, by the line protocol: it takes the first option with which it does something.
//
// deska arena ethnos --bots greedy,docs/bots/first.mjs --games 40

import { createInterface } from "node:readline";

const IDLE = new Set(["pass", "end", "done", "stop"]);

function choose(question) {
  const active = question.options.filter((option) => !IDLE.has(option.split(":")[0]));
  return active[0] ?? question.options[0];
}

function answer(message) {
  switch (message.type) {
    case "hello":
      return { type: "hello", name: "first", wants: [] }; // options are all it needs: neither view nor world
    case "choose":
      return { option: choose(message) };
    default: // new, over: nothing to say
      return undefined;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const reply = answer(JSON.parse(line));
  if (reply) console.log(JSON.stringify(reply));
}
