// To be imported first: React looks once, when it is loaded, and renders three times as fast.
process.env.NODE_ENV = "production";
