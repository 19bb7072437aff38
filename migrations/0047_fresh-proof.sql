ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Who was signed in before this gave the password then.
UPDATE "sessions" SET "proved_at" = "created_at";
